import { equal, match } from 'node:assert/strict'
import { home } from '../../../content/pages/home.ts'
import type { Screen } from '../../path-harness/screen.ts'
import type { Part, Text, Visitor } from '../../path-harness/visitor.ts'

const { pauseAction, resumeAction } = home.hero

const hero: Part = { selector: 'section[data-video]' }
/** The wish for less motion hides it. */
const button: Part = { selector: '.motion-only button', inside: hero }

const shows = (region: 'content' | 'video' | 'motion', state: Text) => (visitor: Visitor) =>
  visitor.sees(hero, { attributes: { [`data-${region}`]: state } })

async function namesButton(visitor: Visitor, name: string): Promise<void> {
  if (await visitor.isShown(button)) await visitor.sees(button, { name })
}

export const screen: Screen = {
  // The content's delay begins as soon as the page runs.
  open: (visitor) => visitor.open('/', 'stopped at once'),
  gestures: {
    'video.playing': async (visitor) => {
      // Held on its frame, a film plays only if it had begun to when the button was pressed.
      const isHeld = await visitor.isShown({ selector: 'section[data-motion=paused]' })
      await visitor.tellOfFilm('playing', isHeld ? 'anyway' : undefined)
    },
    'video.failed': async (visitor) => {
      // A film that is playing fails on broken data.
      const isPlaying = await visitor.isShown({ selector: 'section[data-video=playing]' })
      await visitor.tellOfFilm('error', isPlaying ? 'anyway' : undefined)
    },
    'video.unwanted': async (visitor) => {
      await visitor.prefers('lessMotion', false)
      await visitor.prefers('lessMotion', true)
    },
    'motion.pause': (visitor) => visitor.tap(button),
    'motion.resume': (visitor) => visitor.tap(button),
  },
  settle: {},
  states: {
    content: shows('content', /./),
    'content.waiting': shows('content', 'waiting'),
    'content.shown': shows('content', 'shown'),
    video: shows('video', /./),
    'video.wanted': shows('video', /^(loading|playing)$/),
    'video.wanted.loading': shows('video', 'loading'),
    'video.wanted.playing': async (visitor) => {
      await shows('video', 'playing')(visitor)
      await visitor.until(async () => match((await visitor.film()).source, /\/media\/hero-/))
    },
    'video.unavailable': shows('video', 'unavailable'),
    motion: shows('motion', /./),
    'motion.moving': async (visitor) => {
      await shows('motion', 'moving')(visitor)
      await namesButton(visitor, pauseAction)
    },
    'motion.paused': async (visitor) => {
      await shows('motion', 'paused')(visitor)
      await namesButton(visitor, resumeAction)
      await visitor.until(async () => equal((await visitor.film()).paused, true))
    },
  },
  effects: {
    'stops watchPreferences': 'a page that is left must leave no listener behind',
    'stops playVideo': (visitor) =>
      visitor.until(async () => equal((await visitor.film()).source, '', 'the film is no longer loaded')),
    'starts holdVideo': (visitor) =>
      visitor.until(async () => equal((await visitor.film()).paused, true, 'the film stands still')),
    'stops holdVideo': (visitor) =>
      visitor.until(async () => {
        const { source, paused } = await visitor.film()
        equal(paused, source === '', 'a film that was begun goes on')
      }),
  },
}
