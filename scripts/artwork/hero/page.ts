/** Runs inside Chromium and exposes the renderer to the script outside. */
import { heroRenderer, type RenderAt } from './frame.ts'
import { landscape } from './layout.ts'

declare global {
  interface Window {
    /** Adds a canvas to the page and sets `renderAt`, which draws any time into it. */
    prepareHero: (scale: number, grain: boolean) => void
    renderAt: RenderAt
  }
}

window.prepareHero = (scale, grain) => {
  const canvas = document.createElement('canvas')
  document.body.replaceChildren(canvas)
  window.renderAt = heroRenderer(canvas, landscape, scale, grain)
}
