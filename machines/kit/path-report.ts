/** What the report of the paths shows: written by `npm run test:paths -- --report`, read by its page. */
import * as v from 'valibot'
import { TraceFileSchema } from './trace.ts'

const MomentSchema = v.object({
  /** The screenshot's file, from the report's folder. */
  shot: v.string(),
  /** The rows that this walk has left in the database by now. */
  rows: v.array(v.object({ table: v.string(), row: v.record(v.string(), v.unknown()) })),
  /** The mails that this walk has caused by now, oldest first. */
  mails: v.array(v.object({ to: v.string(), subject: v.string(), text: v.string() })),
})
export type RecordedMoment = v.InferOutput<typeof MomentSchema>

/** A walk on the built site. */
export const RecordedWalkSchema = v.object({
  machine: v.string(),
  /** The trace's. */
  id: v.string(),
  /** At the start and after each step; where it failed, the last one is the failure. */
  moments: v.array(MomentSchema),
  failure: v.exactOptional(v.string()),
  /** The steps, from 0, of the shortest way that fails as well. */
  shortest: v.exactOptional(v.array(v.number())),
})
export type RecordedWalk = v.InferOutput<typeof RecordedWalkSchema>

const FailureSchema = v.object({
  /** "the machine", "a component", "the site", "random walks". */
  on: v.string(),
  machine: v.string(),
  /** What was tried, in words. */
  name: v.string(),
  /** The accepted trace that failed, if it is one. */
  id: v.exactOptional(v.string()),
  /** After how many of that trace's steps. */
  at: v.number(),
  /** The shortest way there that is known, in words. */
  steps: v.array(v.string()),
  message: v.string(),
})
export type Failure = v.InferOutput<typeof FailureSchema>

const RequirementSchema = v.object({
  rule: v.string(),
  text: v.string(),
  transitions: v.array(
    v.object({ name: v.string(), machine: v.string(), /** "machine/id". */ traces: v.array(v.string()) }),
  ),
  proof: v.exactOptional(v.object({ file: v.string(), test: v.string() })),
})
export type ReportedRequirement = v.InferOutput<typeof RequirementSchema>

const CountSchema = v.object({ name: v.string(), covered: v.number(), total: v.number() })

export const PathReportSchema = v.object({
  /** ISO 8601. */
  made: v.string(),
  machines: v.record(v.string(), v.array(CountSchema)),
  files: v.array(TraceFileSchema),
  /** Each step of a trace in a visitor's words, by "machine/id". */
  words: v.record(v.string(), v.array(v.string())),
  walks: v.array(RecordedWalkSchema),
  /** What failed first. */
  failures: v.array(FailureSchema),
  requirements: v.array(RequirementSchema),
})
export type PathReport = v.InferOutput<typeof PathReportSchema>
