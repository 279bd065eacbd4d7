/** Prints the outcome of a command, rows for a terminal, and JSON. */
import { oneLine } from '../../supabase/functions/_shared/text.ts'

const GAP = '  '
/** Longer cells are truncated; `--json` and `--csv` print everything. */
const MAX_CELL_WIDTH = 34

/** A table. `below` has the lines to print under each row. */
export function asColumns(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  below: (index: number) => readonly string[] = () => [],
): string {
  const cells = [head, ...rows].map((row) => row.map(cell))
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join(GAP)
      .trimEnd()
  const [title = [], ...body] = cells
  return [
    line(title),
    line(widths.map((width) => '-'.repeat(width))),
    ...body.flatMap((row, index) => [line(row), ...below(index)]),
  ].join('\n')
}

function cell(text: string): string {
  const line = oneLine(text)
  return line.length > MAX_CELL_WIDTH ? `${line.slice(0, MAX_CELL_WIDTH - 1)}…` : line
}

/** JSON with every stored character, those that could act on a terminal escaped. */
export function asJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(
    /(?!\n)[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\ufff9-\ufffb]/gu,
    // Of two UTF-16 units, both.
    (character) =>
      character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''),
  )
}

/** What a command prints, and its exit code. Never rejects: an error is one line for the person who typed the command. */
export async function printed(said: Promise<string>): Promise<{ out: string; error: string; code: number }> {
  try {
    return { out: `${(await said).trimEnd()}\n`, error: '', code: 0 }
  } catch (error) {
    return { out: '', error: `${error instanceof Error ? error.message : error}\n`, code: 1 }
  }
}
