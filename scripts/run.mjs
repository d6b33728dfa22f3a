import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const [command = "start", ...rest] = process.argv.slice(2);
const script = fileURLToPath(new URL(`./${command.replace(":", "-")}.ts`, import.meta.url));
const child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", script, ...rest], {
  stdio: "inherit",
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code) => process.exit(code ?? 1));
