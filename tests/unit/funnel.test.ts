// @vitest-environment jsdom
/** The steps counted of a form's use are those that its visitors took: on every accepted trace of its machine. */
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import type { FunnelStep } from '../../content/funnel.ts'
import { createPlayer } from '../../machines/kit/player.ts'
import { activeStates } from '../../machines/kit/structure.ts'
import type { Step, Trace } from '../../machines/kit/trace.ts'
import { leadForm } from '../../machines/lead-form.ts'
import { reveal } from '../../machines/reveal.ts'
import { createFunnelInspector, type FunnelInspector } from '../../src/features/funnel/inspect.ts'
import { useFunnel } from '../../src/features/funnel/use-funnel.ts'
import { tracesOf } from '../path-harness/traces.ts'
import { stubBrowser } from '../support/browser.ts'
import { titled } from '../support/titles.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Counts = Record<string, number>

/** What a reader of the trace counts: from what the visitor did and saw, not from what the inspector is told. */
function counted({ steps, start, visits }: Trace): Counts {
  const counts: Counts = {}
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  let isOpen = false
  for (const [index, step] of steps.entries()) {
    const from = activeStates((index === 0 ? start : visits[index - 1])?.state)
    const acts = step.kind === 'event' && ['lead.edit', 'lead.submit'].includes(step.event.type)
    if (acts && from.includes('ready') && !isOpen) {
      isOpen = true
      // Whoever begins it has it in sight.
      counts.seen = 1
      add('started')
    }
    for (const field of refusedBy(step, from)) add(`refused ${field}`)
    for (const effect of visits[index]?.effects ?? []) {
      if (!('action' in effect)) continue
      if (effect.action === 'notifyFailure') add('failed')
      if (effect.action === 'notifySuccess') {
        add('sent')
        isOpen = false
      }
    }
  }
  if (isOpen) add('abandoned')
  return counts
}

/** The fields that the form's own checks, or the server, refused. */
function refusedBy(step: Step, from: readonly string[]): string[] {
  if (step.kind === 'event' && step.event.type === 'lead.submit' && from.includes('ready'))
    return Object.keys(step.event.failedChecks as object)
  if (step.kind !== 'settle' || !from.includes('submitting.sending') || !('output' in step.outcome)) return []
  return Object.keys((step.outcome.output as { fields?: object }).fields ?? {})
}

describe('the counts of', async () => {
  const traces = await tracesOf('leadForm')

  it.each(titled(traces))('%s', async (_title, trace) => {
    const counts: Counts = {}
    const { inspect } = createFunnelInspector(({ step, field }) => {
      const name = field ? `${step} ${field}` : step
      counts[name] = (counts[name] ?? 0) + 1
    })
    const player = createPlayer(leadForm, { pageOpenedAt: 0, submissionId: null }, inspect)
    for (const step of trace.steps) await player.play(step)
    player.stop()
    expect(counts).toEqual(counted(trace))
  })

  it('all traces together have every step', () => {
    const steps = new Set(
      traces.flatMap((trace) => Object.keys(counted(trace)).map((name) => name.split(' ')[0])),
    )
    expect([...steps].sort()).toEqual(['abandoned', 'failed', 'refused', 'seen', 'sent', 'started'])
  })
})

const begins = { type: 'lead.edit', field: 'phone', message: '', at: 1 } as const
const formWith = (inspect: FunnelInspector['inspect']) =>
  createActor(leadForm, { input: { pageOpenedAt: 0, submissionId: null }, inspect }).start()
function sightWith(inspect: FunnelInspector['inspect']) {
  const machine = reveal.provide({ actors: { watchVisibility: fromCallback(() => undefined) } })
  return createActor(machine, { input: { threshold: 0.3 }, inspect }).start()
}

it('a form is seen once, when enough of it is visible', () => {
  const report = vi.fn()
  const sight = sightWith(createFunnelInspector(report).inspect)
  expect(report).not.toHaveBeenCalled()
  sight.send({ type: 'element.seen' })
  expect(report.mock.calls).toEqual([[{ step: 'seen' }]])
})

it('a form is seen before it is begun, although the browser tells of it later', () => {
  const report = vi.fn()
  const { inspect } = createFunnelInspector(report)
  formWith(inspect).send(begins)
  sightWith(inspect).send({ type: 'element.seen' })
  expect(report.mock.calls).toEqual([[{ step: 'seen' }], [{ step: 'started' }]])
})

it('a visitor who leaves is counted once, and again only after starting again', () => {
  const report = vi.fn()
  const { inspect, leave } = createFunnelInspector(report)
  const form = formWith(inspect)
  leave()
  expect(report).not.toHaveBeenCalled()
  form.send(begins)
  leave()
  leave()
  form.stop()
  expect(report.mock.calls).toEqual([[{ step: 'seen' }], [{ step: 'started' }], [{ step: 'abandoned' }]])
})

it('a report that fails does not reach the form', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { inspect } = createFunnelInspector(() => {
    throw new Error('No analytics today')
  })
  const form = formWith(inspect)
  form.send(begins)
  expect(form.getSnapshot().status).toBe('active')
  expect(warn).toHaveBeenCalledOnce()
  form.stop()
})

it('a form is abandoned when its page is left, not when its visitor looks at another tab', () => {
  // The browser is never idle: only what is sent at once is known when the page has gone.
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const { setTab } = stubBrowser()
  const reports: string[][] = []
  vi.stubGlobal('fetch', async (_to: string, { body }: { body: string }) => {
    reports.push(JSON.parse(body).map(({ step }: FunnelStep) => step))
  })
  let inspect: FunnelInspector['inspect'] = () => undefined
  function Form() {
    inspect = useFunnel('contact')
    return null
  }
  const page = createRoot(document.createElement('main'))
  act(() => page.render(createElement(Form)))
  formWith(inspect).send(begins)
  setTab('hidden')
  expect(reports).toEqual([['seen', 'started']])
  window.dispatchEvent(new Event('pagehide'))
  expect(reports).toEqual([['seen', 'started'], ['abandoned']])
  act(() => page.unmount())
})
