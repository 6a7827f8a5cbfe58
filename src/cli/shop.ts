/** `npm run shop -- <command>`: what the shop can do besides serving. */
import { runCommandLine } from './run-command-line.ts'

process.exitCode = await runCommandLine(process.argv.slice(2))
