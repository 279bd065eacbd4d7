/** Where walks on the built site are recorded. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { type RecordedWalk, RecordedWalkSchema } from '../../machines/kit/path-report.ts'

/** Set by `npm run test:paths -- --report`. */
export const recordWalks = process.env.RECORD_WALKS === '1'
/** The report, and beside it what it is made from. */
export const REPORT_FOLDER = '.local/path-report'

export const walkFile = (machine: string, id: string) => `${REPORT_FOLDER}/walks/${machine}/${id}.json`

export function readRecordedWalks(): RecordedWalk[] {
  const folder = `${REPORT_FOLDER}/walks`
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => v.parse(RecordedWalkSchema, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
}
