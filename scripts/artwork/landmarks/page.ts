/** Runs inside Chromium and gives the script outside a landmark to take a picture of. */
import { landmarks } from './index.ts'
import { paintLandmark } from './paint.ts'

declare global {
  interface Window {
    showLandmark: (id: keyof typeof landmarks, dark: boolean, scale: number) => void
  }
}

window.showLandmark = (id, dark, scale) => {
  document.body.replaceChildren(paintLandmark(landmarks[id], dark, scale))
}
