/** Runs inside Chromium and exposes the renderer to the script outside. */
import type { Daylight } from '../../../src/features/daylight/daylight.ts'
import { heroRenderer, type RenderAt } from './frame.ts'
import { hours } from './hours.ts'
import { landscape } from './layout.ts'

declare global {
  interface Window {
    /** Adds a canvas to the page and sets `renderAt`, which draws any time into it. */
    prepareHero: (hour: Daylight, scale: number, grain: boolean) => void
    renderAt: RenderAt
  }
}

window.prepareHero = (hour, scale, grain) => {
  const canvas = document.createElement('canvas')
  document.body.replaceChildren(canvas)
  window.renderAt = heroRenderer(canvas, landscape, hours[hour], scale, grain)
}
