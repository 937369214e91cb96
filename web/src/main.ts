import "./look.css";
