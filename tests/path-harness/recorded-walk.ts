/** What is recorded of a walk on the built site, and where. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** Set by `npm run test:paths -- --report`. */
export const recordWalks = process.env.RECORD_WALKS === '1'
/** The report, and beside it what it is made from. */
export const REPORT_FOLDER = '.local/path-report'

export const walkFile = (machine: string, id: string) => `${REPORT_FOLDER}/walks/${machine}/${id}.json`

const Row = v.record(v.string(), v.unknown())
const Mail = v.object({ to: v.string(), subject: v.string(), text: v.string() })
const MomentSchema = v.object({
  /** The screenshot's file, from the report's folder. */
  shot: v.string(),
  /** The rows that this walk has left in the database by now. */
  rows: v.array(v.object({ table: v.string(), row: Row })),
  /** The mails that this walk has caused by now, oldest first. */
  mails: v.array(Mail),
})
export type RecordedMoment = v.InferOutput<typeof MomentSchema>

const WalkSchema = v.object({
  machine: v.string(),
  id: v.string(),
  /** At the start and after each step; where it failed, the last one is the failure. */
  moments: v.array(MomentSchema),
  failure: v.exactOptional(v.string()),
})
export type RecordedWalk = v.InferOutput<typeof WalkSchema>

export function readRecordedWalks(): RecordedWalk[] {
  const folder = `${REPORT_FOLDER}/walks`
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => v.parse(WalkSchema, JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))
}
