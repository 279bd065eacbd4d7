import { ink } from '../palette.ts'
import { dressed, shoulderCamera, videographer } from '../portraits/videographer.ts'
import { placed, svg } from '../svg.ts'
import { filmedRoom } from './camera-day/room.ts'
import { height, width } from './frame.ts'

/** A camera on somebody's shoulder, and the room that it films. */
export function cameraDay(): string {
  const tones = dressed(ink.wheat)
  return svg(width, height, [
    ...filmedRoom(),
    placed([...videographer(tones), ...shoulderCamera(tones)], 360, 390, 2),
  ])
}
