/** What was found is shrunk, and kept in a file that can be replayed. */
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FAULTS, faultNamed } from '../../explore/faults.ts'
import { properties } from '../../explore/properties.ts'
import { verdict } from '../../explore/replay.ts'
import { shrinkSteps } from '../../explore/shrink-steps.ts'
import { inWords, type Step, TraceFileSchema } from '../../explore/step.ts'

const open: Step = { does: 'open', path: '/contact' }
const keys: Step[] = Array.from({ length: 20 }, () => ({ does: 'key', key: 'Tab' }))
const [dark, narrow]: Step[] = [
  { does: 'prefer', dark: true },
  { does: 'resize', width: 360 },
]
const has = (steps: readonly Step[], ...wanted: (Step | undefined)[]) =>
  wanted.every((step) => step !== undefined && steps.includes(step))

describe('shrinkSteps', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('keeps only the steps without which it does not fail, and the page that is opened', async () => {
    if (!dark || !narrow) throw new Error('unreachable')
    const steps = [open, ...keys, dark, ...keys, narrow, ...keys]
    const fewest = await shrinkSteps(steps, 60_000, async (fewer) =>
      has(fewer, dark, narrow) ? fewer : undefined,
    )
    expect(fewest).toEqual([open, dark, narrow])
  })

  it('leaves out what could not be taken, even if there is no time to try without it', async () => {
    if (!dark || !narrow) throw new Error('unreachable')
    const fewest = await shrinkSteps([open, ...keys, dark, narrow], 60_000, async (fewer) => {
      vi.advanceTimersByTime(60_000)
      return has(fewer, narrow) ? fewer.filter((step) => step !== dark) : undefined
    })
    expect(fewest).not.toContain(dark)
    expect(fewest).toContain(narrow)
  })

  it('stops trying when its time is over', async () => {
    let tries = 0
    const fewest = await shrinkSteps([open, ...keys], 5_000, async () => {
      vi.advanceTimersByTime(1_000)
      tries += 1
      return undefined
    })
    expect(fewest).toHaveLength(21)
    expect(tries).toBe(5)
  })
})

describe('a trace file', () => {
  const trace = { seed: 3, property: 'no console message', detail: 'error: x', steps: [open, ...keys] }

  it('holds steps as plain data', () => {
    expect(v.parse(TraceFileSchema, JSON.parse(JSON.stringify(trace)))).toEqual(trace)
  })

  it.each([
    ['an unknown step', { ...trace, steps: [{ does: 'fly' }] }],
    ['no steps', { ...trace, steps: [] }],
    ['something else besides', { ...trace, steps: [{ ...open, when: 'now' }] }],
  ])('with %s is refused', (_, broken) => {
    expect(v.safeParse(TraceFileSchema, broken).success).toBe(false)
  })

  it('reads as a visitor would tell it', () => {
    expect(inWords({ does: 'press', control: { role: 'button', name: 'Send', index: 1 } })).toBe(
      'press the button "Send" (number 2)',
    )
    expect(inWords({ does: 'back' })).toBe('go back')
    expect(inWords({ does: 'connect', online: false })).toBe('go offline')
  })
})

describe('the verdict of a replay', () => {
  const steps: Step[] = [open, { does: 'key', key: 'Escape' }, { does: 'wait', milliseconds: 400 }]
  const trace = { seed: 3, property: 'no dead end', detail: '/ is blank', steps }

  it('says what is broken, and whether it is what was broken before', () => {
    const again = { property: 'no dead end', detail: '/team is blank' }
    expect(verdict(trace, { steps, finding: again })).toBe('Broken: no dead end. /team is blank')
    const other = { property: 'no console message', detail: 'error: x' }
    expect(verdict(trace, { steps, finding: other })).toBe(
      'Broken in another way: no console message. error: x',
    )
  })

  it('says that all is well only if every step was taken', () => {
    expect(verdict(trace, { steps: [...steps] })).toBe('Nothing is wrong any more.')
    expect(verdict(trace, { steps: steps.toSpliced(1, 1) })).toBe(
      'Nothing is wrong, but these steps could not be taken:\n  2. press the key Escape',
    )
  })
})

describe('planted faults', () => {
  it('are each found by a property of their own', () => {
    const names = properties.map(({ name }) => name)
    const found = [...FAULTS.values()].map((fault) => fault.found)
    expect(names).toEqual(expect.arrayContaining(found))
    expect(new Set(found).size).toBe(found.length)
  })

  it('cannot be planted by a name that there is not', () => {
    expect(() => faultNamed('focus-last')).toThrow('There is no fault "focus-last", only lead-twice, ')
  })
})
