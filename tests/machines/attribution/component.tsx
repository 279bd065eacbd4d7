import { createBrowserHistory } from '@tanstack/react-router'
import { useContext } from 'react'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { UTM_STORAGE_KEY } from '../../../content/constants.ts'
import type { Step } from '../../../machines/kit/trace.ts'
import { AttributionProvider } from '../../../src/features/attribution/AttributionProvider.tsx'
import { AttributionContext } from '../../../src/features/attribution/use-campaign.ts'
import type { Component } from '../../path-harness/component.ts'
import { stubBrowser } from '../../support/browser.ts'
import type { Expose } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'

const Reading = v.union([
  v.object({ error: v.string() }),
  v.object({
    output: v.object({
      from: v.picklist(['address', 'storage']),
      campaign: v.record(v.string(), v.string()),
    }),
  }),
  v.object({ output: v.object({ from: v.picklist(['nowhere', 'garbage']) }) }),
])

function Probe({ expose }: { expose: Expose }) {
  const actor = useContext(AttributionContext)
  if (actor) expose(actor)
  return null
}

/** Replaces the address, and a storage that can be blocked or full. */
function stubStorage() {
  const storage = window.sessionStorage
  const opening = vi.spyOn(window, 'sessionStorage', 'get')
  const keeping = vi.spyOn(Storage.prototype, 'setItem')

  /** Prepares storage for the coming steps. Returns the query string that the address needs for them. */
  return (coming: readonly Step[]): string => {
    opening.mockImplementation(() => storage)
    keeping.mockReset()
    storage.clear()
    const next = coming.findIndex(({ kind }) => kind === 'event')
    const soon = coming.slice(0, next < 0 ? coming.length : next)
    const endOf = (id: string) =>
      soon.flatMap((step) => (step.kind === 'settle' && step.actor === id ? step.outcome : []))[0]

    const reading = v.parse(Reading, endOf('readCampaign') ?? { output: { from: 'nowhere' } })
    const found = 'output' in reading ? reading.output : undefined
    const parts = Object.entries(found && 'campaign' in found ? found.campaign : {})
    const campaign = Object.fromEntries(parts.map(([part, text]) => [`utm_${part}`, text]))
    if (found?.from === 'garbage') storage.setItem(UTM_STORAGE_KEY, '{')
    if (found?.from === 'storage') storage.setItem(UTM_STORAGE_KEY, JSON.stringify(campaign))
    if (!found)
      opening.mockImplementation(() => {
        throw new DOMException('Storage is forbidden', 'SecurityError')
      })
    if (endOf('keepCampaign'))
      keeping.mockImplementation(() => {
        throw new DOMException('Storage is full', 'QuotaExceededError')
      })
    return found?.from === 'address' ? `?${new URLSearchParams(campaign)}` : ''
  }
}

/**
 * Reading and storing are over before a test can look: the states are recorded, and compared step by
 * step afterwards.
 */
function recordStates() {
  const passed: unknown[] = []
  let at = -1
  return {
    watch: (actor: AnyActorRef) => actor.subscribe((snapshot) => passed.push(snapshot.value)),
    value: () => passed[at],
    /** Moves to the latest start of reading. Throws when there is no new one. */
    toReading: () => {
      const last = passed.lastIndexOf('reading')
      if (last <= at) throw new Error('It did not read again')
      at = last
    },
    onward: async () => {
      at += 1
    },
  }
}

export const component: Component = {
  mount: async (steps) => {
    stubBrowser()
    vi.spyOn(console, 'warn').mockReturnValue()
    const prepare = stubStorage()
    const { watch, toReading, ...motion } = recordStates()
    window.history.replaceState(null, '', `/${prepare(steps)}`)
    const watched = new Set<AnyActorRef>()
    const { follow, ...rendered } = await renderRouted(createBrowserHistory(), (expose) => (
      <AttributionProvider>
        <Probe
          expose={(actor) => {
            expose(actor)
            if (!watched.has(actor)) watch(actor)
            watched.add(actor)
          }}
        />
      </AttributionProvider>
    ))
    toReading()
    return {
      ...rendered,
      value: motion.value,
      gestures: {
        'address.changed': async (_, coming) => {
          await follow(prepare(coming))
          toReading()
        },
      },
      settle: { readCampaign: motion.onward, keepCampaign: motion.onward },
    }
  },
}
