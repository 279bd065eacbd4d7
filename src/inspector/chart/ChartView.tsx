/** A chart in a frame that scrolls, with its size under the reader's control. */
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import type { Box, ChartLayout } from '../layout/layout.ts'
import { ToolButton } from '../parts/ToolButton.tsx'
import { Chart, type ChartMarks } from './Chart.tsx'
import styles from './ChartView.module.css'
import { HeatLegend } from './HeatLegend.tsx'
import { Waiting } from './Waiting.tsx'

const ZOOM = 1.2

export function ChartView({ layout, marks }: { layout: ChartLayout | null; marks: ChartMarks }) {
  const frame = useRef<HTMLElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [scale, setScale] = useState(1)
  useLayoutEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const fit = layout && room.width ? Math.min(1, room.width / layout.width, room.height / layout.height) : 1
  const active = layout?.states.findLast(({ state }) => marks.active.has(state.id))
  const isDrawn = room.width > 0
  useLayoutEffect(() => {
    if (frame.current && active && isDrawn) showBox(frame.current, active.box, scale)
  }, [active, scale, isDrawn])

  return (
    <div className={styles.view}>
      <section
        ref={frame}
        className={styles.frame}
        style={shapeOf(layout)}
        aria-label={`Statechart of ${layout?.model.name ?? 'the machine'}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        tabIndex={0}
      >
        {layout && isDrawn ? <Chart layout={layout} marks={marks} scale={scale} /> : <Waiting />}
      </section>
      <div className={`tools ${styles.foot}`}>
        {marks.heat ? <HeatLegend /> : <span />}
        <div className="tools">
          {fit < 1 ? (
            <ToolButton aria-pressed={scale === fit} onClick={() => setScale(scale === fit ? 1 : fit)}>
              Whole chart
            </ToolButton>
          ) : null}
          <ToolButton aria-label="Smaller" onClick={() => setScale(scale / ZOOM)}>
            −
          </ToolButton>
          <ToolButton onClick={() => setScale(1)}>{Math.round(scale * 100)}%</ToolButton>
          <ToolButton aria-label="Larger" onClick={() => setScale(scale * ZOOM)}>
            +
          </ToolButton>
        </div>
      </div>
    </div>
  )
}

/** Scrolls the frame so that all of a box is in it, if it is not. */
function showBox(frame: HTMLElement, { x, y, width, height }: Box, scale: number): void {
  const isIn = (start: number, size: number, from: number, room: number) =>
    start * scale >= from && (start + size) * scale <= from + room
  if (
    isIn(x, width, frame.scrollLeft, frame.clientWidth) &&
    isIn(y, height, frame.scrollTop, frame.clientHeight)
  )
    return
  frame.scrollTo(
    (x + width / 2) * scale - frame.clientWidth / 2,
    (y + height / 2) * scale - frame.clientHeight / 2,
  )
}

/** Width by height, for the style sheet to give the frame where the window does not. */
function shapeOf(layout: ChartLayout | null): CSSProperties {
  const shape: Record<`--${string}`, number> = { '--shape': layout ? layout.width / layout.height : 1.5 }
  return shape
}
