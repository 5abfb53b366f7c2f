/**
 * `npm run menu:import -- FILE [--location SLUG] [--source NAME] [--encoding NAME] [--mapping FILE.json] [--report
 * FILE.json] [--pictures FOLDER | --no-pictures] [--yes]`: imports a retailer's menu from CSV, XLSX or JSON; `--help` documents the columns, how to map others, and the values that
 * are never guessed (help.ts).
 */
import { importCommand } from './command.ts'

process.exitCode = await importCommand(process.argv.slice(2), process)
