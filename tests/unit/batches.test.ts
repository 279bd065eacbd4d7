/** Gathering what concurrent requests store. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inBatches } from '../../supabase/functions/_shared/runtime/batches.ts'

const GATHER_MS = 4

class Refusal extends Error {}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A store whose calls are answered one by one; an item that starts with "bad" fails its whole call. */
function start({ largest = 50, calls = 1 } = {}) {
  const sent: string[][] = []
  const answers: (() => void)[] = []
  const store = inBatches<string, string>({
    largest,
    calls,
    gatherMs: GATHER_MS,
    stalledMs: 1_000,
    wasAnswered: (error) => error instanceof Refusal,
    call: async (items) => {
      sent.push([...items])
      await new Promise<void>((resolve) => answers.push(resolve))
      if (items.some((item) => item.startsWith('unanswered'))) throw new Error('no answer')
      if (items.some((item) => item.startsWith('bad'))) throw new Refusal('refused')
      return items.map((item) => `stored ${item}`)
    },
  })
  const outcomes: Record<string, string> = {}
  const submit = (...items: string[]) => {
    for (const item of items)
      void store(item)
        .catch((error: Error) => error.message)
        .then((outcome) => Object.assign(outcomes, { [item]: outcome }))
  }
  const answer = async () => {
    answers.shift()?.()
    await vi.advanceTimersByTimeAsync(GATHER_MS)
  }
  const answerAll = async () => {
    while (answers.length > 0) await answer()
  }
  return { sent, outcomes, submit, answer, answerAll }
}

describe('storing in batches', () => {
  it('sends the first at once, and together those that come meanwhile', async () => {
    const { sent, outcomes, submit, answer, answerAll } = start()
    submit('a')
    submit('b', 'c')
    expect(sent).toEqual([['a']])
    await answer()
    expect(sent).toEqual([['a'], ['b', 'c']])
    expect(outcomes).toEqual({ a: 'stored a' })
    await answerAll()
    expect(outcomes).toEqual({ a: 'stored a', b: 'stored b', c: 'stored c' })
  })

  it.each<[string, { largest?: number; calls?: number }, string[][]]>([
    ['no call larger', { largest: 2 }, [['a'], ['b', 'c'], ['d']]],
    ['no more calls at a time', { calls: 2 }, [['a'], ['b'], ['c', 'd']]],
  ])('makes %s than allowed', async (_what, limits, calls) => {
    const { sent, submit, answerAll } = start(limits)
    submit('a', 'b', 'c', 'd')
    expect(sent).toEqual(calls.slice(0, limits.calls ?? 1))
    await answerAll()
    expect(sent).toEqual(calls)
  })

  it('gathers a little while several come at a time, and not when one comes alone', async () => {
    const { sent, submit, answer, answerAll } = start()
    submit('a')
    submit('b', 'c')
    await answer()
    await answerAll()
    submit('d')
    submit('e')
    expect(sent).toEqual([['a'], ['b', 'c']])
    await vi.advanceTimersByTimeAsync(GATHER_MS)
    expect(sent).toEqual([['a'], ['b', 'c'], ['d', 'e']])
    await answerAll()
    submit('f')
    await vi.advanceTimersByTimeAsync(GATHER_MS)
    await answerAll()
    submit('g')
    expect(sent.slice(3)).toEqual([['f'], ['g']])
  })

  it('lets none fail because of another', async () => {
    const { outcomes, submit, answerAll } = start()
    submit('first')
    submit('a', 'b', 'bad', 'c', 'd')
    await answerAll()
    const stored = ['first', 'a', 'b', 'c', 'd'].map((item) => [item, `stored ${item}`])
    expect(outcomes).toEqual({ ...Object.fromEntries(stored), bad: 'refused' })
  })

  it('does not repeat a call that was not answered: the sender does, under the same id', async () => {
    const { sent, outcomes, submit, answerAll } = start()
    submit('first')
    submit('a', 'unanswered')
    await answerAll()
    expect(sent).toEqual([['first'], ['a', 'unanswered']])
    expect(outcomes).toMatchObject({ a: 'no answer', unanswered: 'no answer' })
  })

  it('keeps nobody waiting for a call that stalls', async () => {
    const { sent, outcomes, submit, answer } = start()
    submit('stalled')
    submit('a')
    expect(sent).toEqual([['stalled']])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(sent).toEqual([['stalled'], ['a']])
    await answer()
    await answer()
    expect(outcomes).toEqual({ stalled: 'stored stalled', a: 'stored a' })
  })
})
