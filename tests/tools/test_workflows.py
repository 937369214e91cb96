"""Workflows, Compose files and the Caddyfile are valid, and what they call is there."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from ruamel.yaml import YAML

ROOT: Final = Path(__file__).parents[2]
WORKFLOWS: Final = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
COMPOSE: Final = sorted((ROOT / "deploy").glob("compose.*.yaml"))
each_workflow = pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
each_compose = pytest.mark.parametrize("file", COMPOSE, ids=lambda file: file.name)


def read(text: str | bytes) -> Any:
    """A document of YAML, or of JSON."""
    return YAML(typ="safe", pure=True).load(text)


def against(schema: str, *files: Path) -> str:
    """Why files do not follow a schema that `check-jsonschema` brings; empty if they do."""
    words = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    return "" if done.returncode == 0 else done.stdout + done.stderr


def jobs_of(file: Path) -> dict[str, dict[str, Any]]:
    jobs: dict[str, dict[str, Any]] = read(file.read_text())["jobs"]
    return jobs


def commands_of(file: Path) -> str:
    return "\n".join(step.get("run", "") for job in jobs_of(file).values() for step in job.get("steps", ()))


def test_check_test_wheels_and_release_are_there() -> None:
    assert [file.stem for file in WORKFLOWS] == ["check", "release", "test", "wheels"]


@pytest.mark.parametrize("schema", ["vendor.github-workflows", "custom.github-workflows-require-timeout"])
def test_workflows_follow_the_schema(schema: str) -> None:
    assert against(schema, *WORKFLOWS) == ""


def test_a_wrong_workflow_does_not(tmp_path: Path) -> None:
    file = tmp_path / "wrong.yml"
    file.write_text("on: push\njobs:\n  check:\n    runs_on: ubuntu-latest\n")
    assert "wrong.yml" in against("vendor.github-workflows", file)


@each_workflow
def test_what_a_workflow_calls_is_there(file: Path) -> None:
    jobs, said = jobs_of(file), commands_of(file)
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)
    assert set(re.findall(r"make ([a-z-]+)", said)) <= set(targets)
    assert all((ROOT / path).exists() for path in re.findall(r"(?:tools|requirements)/[\w./-]+\w", said))
    modules = [name.replace(".", "/") for name in re.findall(r"-m (tools[\w.]*)", said)]
    assert all((ROOT / f"{name}.py").exists() or (ROOT / name / "__main__.py").exists() for name in modules)
    for job in jobs.values():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= set(jobs)
        if called := job.get("uses"):
            assert "workflow_call" in read((ROOT / called).read_text())["on"]


@each_workflow
def test_a_workflow_may_write_only_where_a_job_says_so(file: Path) -> None:
    assert read(file.read_text())["permissions"] == {"contents": "read"}


def test_every_python_is_tested_on_linux() -> None:
    jobs = jobs_of(ROOT / ".github" / "workflows" / "test.yml")
    assert jobs["linux"]["strategy"]["matrix"]["python"] == ["3.11", "3.12", "3.13", "3.14"]
    assert jobs["smoke"]["strategy"]["matrix"]["system"] == ["macos-latest", "windows-latest"]


def test_compose_files_follow_the_schema() -> None:
    assert against("vendor.compose-spec", *COMPOSE) == ""


@each_compose
def test_compose_runs_the_image_confined_with_its_tables_on_a_volume(file: Path) -> None:
    composed = read(file.read_text())
    host = composed["services"]["warren"]
    assert (file.parent / host["build"]["context"] / host["build"]["dockerfile"]).exists()
    assert host["read_only"] is True
    assert host["cap_drop"] == ["ALL"]
    (volume,) = host["volumes"]
    assert volume.split(":")[1] == "/data"
    assert volume.split(":")[0] in composed["volumes"]
    given = set(re.findall(r"^ARG (\w+)", (ROOT / "Containerfile").read_text(), re.MULTILINE))
    assert set(host["build"].get("args", ())) <= given


@pytest.mark.skipif(not shutil.which("caddy"), reason="needs caddy")
def test_caddy_understands_its_configuration_with_and_without_compose() -> None:
    environment = read((ROOT / "deploy" / "compose.caddy.yaml").read_text())["services"]["caddy"]["environment"]
    told = {"WARREN_NAME": "kobolds.example.org", "WARREN_ADDRESS": environment["WARREN_ADDRESS"]}
    assert adapted({}) == ("warren.example.org", "127.0.0.1:8000")
    assert adapted(told) == ("kobolds.example.org", "warren:8000")


def adapted(environment: dict[str, str]) -> tuple[str, str]:
    """The name and the address that Caddy reads."""
    words = [
        str(shutil.which("caddy")),
        "adapt",
        "--adapter",
        "caddyfile",
        "--config",
        str(ROOT / "deploy" / "Caddyfile"),
    ]
    config = read(subprocess.run(words, env=environment, capture_output=True, check=True).stdout)
    (route,) = config["apps"]["http"]["servers"]["srv0"]["routes"]
    proxy = route["handle"][0]["routes"][-1]["handle"][0]
    return route["match"][0]["host"][0], proxy["upstreams"][0]["dial"]
