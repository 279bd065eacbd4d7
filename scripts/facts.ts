/**
 * `npm run facts`: the City's figures for another year into `content/communities/facts.ts`, from its open data.
 *
 *   --year 2027     the year of the assessment; by default the one after the file's
 *   --accept CODES  takes what was refused as implausible, by the codes of the communities: `--accept RVW,SET`
 *   --from URL      another portal than data.calgary.ca; --file PATH another file
 *
 * Prints what changed by how much. Refuses implausible jumps, and then writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { factsRows, factsYear, quadrantRows } from '../content/communities/facts.ts'
import { explained } from './explained.ts'
import { compare } from './facts/compare.ts'
import { readFigures } from './facts/read-figures.ts'
import { withFigures } from './facts/with-figures.ts'

const { values } = parseArgs({
  options: {
    year: { type: 'string', default: `${factsYear + 1}` },
    accept: { type: 'string', default: '' },
    from: { type: 'string', default: 'https://data.calgary.ca' },
    file: { type: 'string', default: 'content/communities/facts.ts' },
    rows: { type: 'string' },
  },
})

try {
  const rows = values.rows === undefined ? undefined : Number(values.rows)
  const figures = await readFigures(values.from, Object.keys(quadrantRows), Number(values.year), rows)
  const { lines, implausible } = compare(factsRows, figures, values.accept.split(','))
  console.log(lines.join('\n'))
  if (implausible.length > 0) {
    console.error(`Refused, and nothing written:\n${implausible.join('\n')}`)
    process.exitCode = 1
  } else {
    const retrieved = new Date().toISOString().slice(0, 10)
    writeFileSync(values.file, withFigures(readFileSync(values.file, 'utf8'), figures, retrieved))
    console.log(`Wrote ${lines.length} communities for ${figures.year} to ${values.file}`)
  }
} catch (error) {
  console.error(`${explained(error)} Nothing was written.`)
  process.exitCode = 1
}
