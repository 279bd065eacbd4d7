/** A chart in a frame that scrolls, with its size under the reader's control. */
import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import type { ChartLayout } from '../layout/layout.ts'
import { Button } from '../parts/Button.tsx'
import { Chart, type ChartMarks } from './Chart.tsx'
import styles from './ChartView.module.css'
import { HeatLegend } from './HeatLegend.tsx'
import { Waiting } from './Waiting.tsx'

/** Below this the labels cannot be read, and the chart scrolls instead. */
const SMALLEST_FIT = 0.62
const ZOOM = 1.2

export function ChartView({ layout, marks }: { layout: ChartLayout | null; marks: ChartMarks }) {
  const frame = useRef<HTMLElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const [zoom, setZoom] = useState(1)
  useLayoutEffect(() => {
    if (!frame.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height })
    })
    observer.observe(frame.current)
    return () => observer.disconnect()
  }, [])
  const fit = layout && room.width ? Math.min(1, room.width / layout.width, room.height / layout.height) : 1
  const scale = Math.max(fit, SMALLEST_FIT) * zoom

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
        {layout && room.width ? (
          <Chart layout={layout} marks={marks} scale={scale} />
        ) : (
          <Waiting>Laying out the chart</Waiting>
        )}
      </section>
      <div className={`tools ${styles.foot}`}>
        {marks.heat ? <HeatLegend /> : <span />}
        <div className="tools">
          <Button aria-label="Smaller" onClick={() => setZoom(zoom / ZOOM)}>
            −
          </Button>
          <Button onClick={() => setZoom(1)}>{Math.round(scale * 100)}%</Button>
          <Button aria-label="Larger" onClick={() => setZoom(zoom * ZOOM)}>
            +
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Width by height, for the style sheet to give the frame where the window does not. */
function shapeOf(layout: ChartLayout | null): CSSProperties {
  const shape: Record<`--${string}`, number> = { '--shape': layout ? layout.width / layout.height : 1.5 }
  return shape
}
