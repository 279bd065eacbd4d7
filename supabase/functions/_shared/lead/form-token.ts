/**
 * The token of a form: proof that our own form asked for it, and when. The pages are static, so nothing can be
 * signed while one is rendered; the form asks for a token when the visitor first uses it. What it proves is
 * that a browser ran our form's script, no more: a program that runs the script gets a token, too.
 */
import { FORM_TOKEN_HOURS } from '../../../../content/screening.ts'
import { createKeyedHash } from '../runtime/hash.ts'
import { isWorkDone } from './proof-of-work.ts'

export type FormToken = {
  /** Unique, so that a token used again and again is noticed. */
  id: string
  openedAt: Date
  /** Whether the work that it asks for was done; true when it asks for none. */
  workDone: boolean
}

export type FormTokens = {
  /** How many bits of work new tokens ask for unless told otherwise; 0 for none. */
  work: number
  issue(now: Date, work?: number): Promise<string>
  /**
   * The token, which may have its work appended, if we signed it at most 24 hours before `now`; null for anything
   * else. How much work it asks for is in the token, so that a new setting holds nobody whose form is open.
   */
  read(token: unknown, now: Date): Promise<FormToken | null>
}

/** Clocks of two servers may differ by this much. */
const CLOCK_TOLERANCE_MS = 60_000
const VALID_MS = FORM_TOKEN_HOURS * 3_600_000

export async function createFormTokens(secret: string, work = 0): Promise<FormTokens> {
  const sign = await createKeyedHash(`form ${secret}`)
  return {
    work,
    issue: async (now, bits = work) => {
      const content = `${now.getTime().toString(36)}.${crypto.randomUUID()}.${bits}`
      return `${content}.${await sign(content)}`
    },
    read: async (token, now) => {
      if (typeof token !== 'string') return null
      const [time = '', id = '', bits = '', signature = ''] = token.split('.')
      const content = `${time}.${id}.${bits}`
      // Comparing the signatures of both hides, in the time taken, how much of a guess was right.
      if ((await sign(signature)) !== (await sign(await sign(content)))) return null
      const age = now.getTime() - Number.parseInt(time, 36)
      if (age < -CLOCK_TOLERANCE_MS || age > VALID_MS) return null
      const workDone = await isWorkDone(token, Number(bits))
      return { id, openedAt: new Date(now.getTime() - age), workDone }
    },
  }
}
