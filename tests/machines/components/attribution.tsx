import { createBrowserHistory } from '@tanstack/react-router'
import { useContext } from 'react'
import * as v from 'valibot'
import { vi } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { UTM_STORAGE_KEY } from '../../../content/constants.ts'
import { AttributionProvider } from '../../../src/features/attribution/AttributionProvider.tsx'
import { AttributionContext } from '../../../src/features/attribution/use-campaign.ts'
import type { Step } from '../../../src/inspector/trace.ts'
import { standInBrowser } from '../../support/browser.ts'
import type { Expose } from '../../support/rendered.tsx'
import { renderRouted } from '../../support/routed.tsx'
import type { Component } from './component.ts'

const campaign = v.record(v.string(), v.string())
const Reading = v.union([
  v.object({ error: v.string() }),
  v.object({ output: v.object({ from: v.picklist(['address', 'storage']), campaign }) }),
  v.object({ output: v.object({ from: v.picklist(['nowhere', 'garbage']) }) }),
])

function Probe({ expose }: { expose: Expose }) {
  const actor = useContext(AttributionContext)
  if (actor) expose(actor)
  return null
}

/** Storage that can be forbidden or full. */
function standInWorld() {
  const storage = window.sessionStorage
  const opening = vi.spyOn(window, 'sessionStorage', 'get')
  const keeping = vi.spyOn(Storage.prototype, 'setItem')

  /** Makes storage what the coming steps will find. Returns the search of the address they will find. */
  return (coming: readonly Step[]): string => {
    opening.mockImplementation(() => storage)
    keeping.mockReset()
    storage.clear()
    const untilNext = coming.findIndex(({ kind }) => kind === 'event')
    const ends = (untilNext < 0 ? coming : coming.slice(0, untilNext)).filter(({ kind }) => kind === 'settle')
    const endOf = (id: string) => ends.find((step) => step.kind === 'settle' && step.actor === id)
    const reading = endOf('readCampaign')
    const { outcome } = reading?.kind === 'settle' ? v.parse(v.object({ outcome: Reading }), reading) : {}
    if (outcome && 'error' in outcome)
      opening.mockImplementation(() => {
        throw new DOMException('Storage is forbidden', 'SecurityError')
      })
    const output = outcome && 'output' in outcome ? outcome.output : { from: 'nowhere' as const }
    if (output.from === 'garbage') storage.setItem(UTM_STORAGE_KEY, '{')
    const named = Object.entries('campaign' in output ? output.campaign : {}).map(([k, text]) => [
      `utm_${k}`,
      text,
    ])
    if (output.from === 'storage') storage.setItem(UTM_STORAGE_KEY, JSON.stringify(Object.fromEntries(named)))
    if (endOf('keepCampaign'))
      keeping.mockImplementation(() => {
        throw new DOMException('Storage is full', 'QuotaExceededError')
      })
    return output.from === 'address' ? `?${new URLSearchParams(named)}` : ''
  }
}

/**
 * Reading and keeping take less than a moment, so that nobody can look in between: what was passed
 * through is written down, and looked at step by step afterwards.
 */
function slowMotion() {
  const passed: unknown[] = []
  let at = -1
  return {
    watch: (actor: AnyActorRef) => actor.subscribe((snapshot) => passed.push(snapshot.value)),
    value: () => passed[at],
    /** To when it last began to read. Throws when it has not begun since. */
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

export const attributionComponent: Component = {
  mount: async (steps) => {
    standInBrowser()
    vi.spyOn(console, 'warn').mockReturnValue()
    const prepare = standInWorld()
    const { watch, toReading, ...motion } = slowMotion()
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
