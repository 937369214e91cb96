"""`make release VERSION=1.2.3`: from a commit to its packages and its tag. docs/releasing.md tells more."""
