/**
 * A form's token: proof that our own form asked for it, and when. Pages are static, so nothing can be signed while
 * one is rendered; the form requests a token on the visitor's first use. It proves that a browser ran our form's
 * script, no more: a program that runs the script gets a token too.
 */
import { FORM_TOKEN_HOURS } from '../../../../content/screening.ts'
import { createKeyedHash } from '../runtime/hash.ts'
import { isWorkDone } from './proof-of-work.ts'

export type FormToken = {
  /** Unique, so that reuse is noticed. */
  id: string
  openedAt: Date
  /** Whether the work it asks for was done; true if it asks for none. */
  workDone: boolean
}

export type FormTokens = {
  /** Bits of work that new tokens ask for by default; 0 for none. */
  work: number
  issue(now: Date, work?: number): Promise<string>
  /**
   * The token, perhaps with its work appended, if we signed it at most 24 hours before `now`; null for anything else.
   * The token itself states how much work it asks for, so that a new setting holds no open form.
   */
  read(token: unknown, now: Date): Promise<FormToken | null>
}

/** Two servers' clocks may differ by this much. */
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
      // Comparing signatures of both hides through timing how much of a guess was right.
      if ((await sign(signature)) !== (await sign(await sign(content)))) return null
      const age = now.getTime() - Number.parseInt(time, 36)
      if (age < -CLOCK_TOLERANCE_MS || age > VALID_MS) return null
      const workDone = await isWorkDone(token, Number(bits))
      return { id, openedAt: new Date(now.getTime() - age), workDone }
    },
  }
}
