/** What many screens check the same way. */
import { equal } from 'node:assert/strict'
import type { Part, Sight, Visitor } from './visitor.ts'

type Check = (visitor: Visitor) => Promise<void>

export const sees =
  (part: Part, sight: Sight = {}): Check =>
  (visitor) =>
    visitor.sees(part, sight)

export const misses =
  (...parts: readonly Part[]): Check =>
  async (visitor) => {
    for (const part of parts) await visitor.misses(part)
  }

/** One check after the other. */
export const all =
  (...checks: readonly Check[]): Check =>
  async (visitor) => {
    for (const check of checks) await check(visitor)
  }

export const seesOnlyIf = (visitor: Visitor, isThere: boolean, part: Part, sight: Sight = {}) =>
  isThere ? visitor.sees(part, sight) : visitor.misses(part)

/** So many of these parts, and no more. */
export async function seesExactly(visitor: Visitor, part: Part, number: number): Promise<void> {
  if (number > 0) await visitor.sees({ ...part, index: number - 1 })
  await visitor.misses({ ...part, index: number })
}

export const toast = ({ title, description }: { title: string; description: string }): Check =>
  all(sees({ text: title }), sees({ text: description }))

export const givesUp: Check = (visitor) =>
  visitor.until(() => equal(visitor.lastRequest()?.isGivenUp(), true, 'the request is given up'))
