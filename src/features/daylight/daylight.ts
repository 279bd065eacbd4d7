/** The light outside in Calgary, which lights the home page's hero. */

export const DAYLIGHTS = ['dawn', 'day', 'dusk', 'night'] as const
export type Daylight = (typeof DAYLIGHTS)[number]

/** In degrees; west is negative. Repeated from content/site.ts, which the entry script must not load. */
export const LATITUDE = 51.0447
export const LONGITUDE = -114.0719

/** Heights of the sun in degrees: below the lower one it is night, above the upper one day. */
const [NIGHT_BELOW, DAY_ABOVE] = [-6, 8]

const DEGREE = Math.PI / 180
const DAY_MS = 86_400_000
/** In degrees: how far the sun moves north and south. */
const TILT = 23.44

/**
 * The daylight in Calgary at `time`, whatever the visitor's time zone. Computed from the sun, within 20 minutes,
 * because the browser's time zones take longer to load.
 */
export function daylightAt(time: Date): Daylight {
  const days = time.getTime() / DAY_MS
  const year = Date.UTC(time.getUTCFullYear(), 0) / DAY_MS
  const declination = -TILT * DEGREE * Math.cos((2 * Math.PI * (days - year + 10)) / 365.25)
  // The fraction of the day since midnight by the sun.
  const turn = (((days + LONGITUDE / 360) % 1) + 1) % 1
  const height =
    Math.sin(LATITUDE * DEGREE) * Math.sin(declination) -
    Math.cos(LATITUDE * DEGREE) * Math.cos(declination) * Math.cos(2 * Math.PI * turn)
  if (height < Math.sin(NIGHT_BELOW * DEGREE)) return 'night'
  if (height > Math.sin(DAY_ABOVE * DEGREE)) return 'day'
  return turn < 0.5 ? 'dawn' : 'dusk'
}

/**
 * Once for a visit: `data-daylight` on the document. The home page's starter does it before the first paint. Without it
 * the picture is of dusk.
 */
export function showDaylight(): void {
  document.documentElement.dataset.daylight ??= daylightAt(new Date())
}
