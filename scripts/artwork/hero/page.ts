/** Runs inside Chromium and exposes the renderer to the script outside. */
import { heroRenderer, type RenderAt } from './frame.ts'
import { landscape, portrait } from './layout.ts'

declare global {
  interface Window {
    /** Adds a canvas to the page and sets `renderAt`, which draws any time into it. */
    prepareHero: (view: 'landscape' | 'portrait', scale: number, grain: boolean) => void
    renderAt: RenderAt
  }
}

window.prepareHero = (view, scale, grain) => {
  const canvas = document.createElement('canvas')
  document.body.replaceChildren(canvas)
  window.renderAt = heroRenderer(canvas, view === 'portrait' ? portrait : landscape, scale, grain)
}
