/** The lead score of section 9: how likely a lead is to become a client, with the reasons. */
import { LEAD_SCORE, LEAD_TAG } from '../../../../content/constants.ts'

export type ScoreInput = {
  /** Whole seconds between opening the page and sending the form. */
  timeOnPage: number
  utm: { source: string; medium: string }
  page: string
  referrer: string
}

type ScoreReason = { readonly reason: string; readonly points: number }
export type LeadScore = { readonly points: number; readonly reasons: readonly ScoreReason[] }

/** Points from 0 to the cap, and every reason that applied with its full points, in the order of section 9. */
export function scoreLead({ timeOnPage, utm, page, referrer }: ScoreInput): LeadScore {
  const path = page.toLowerCase()
  const reasons: ScoreReason[] = []
  const add = (applies: boolean, reason: string, points: number) => {
    if (applies) reasons.push({ reason, points })
  }

  for (const { overSeconds, points } of LEAD_SCORE.timeOnPage)
    add(timeOnPage > overSeconds, `On the page for more than ${overSeconds} s`, points)
  add(utm.source !== '', `Came from a campaign (utm_source ${utm.source})`, LEAD_SCORE.utmSource)
  add(
    LEAD_SCORE.paidMedium.mediums.some((medium) => medium === utm.medium.toLowerCase()),
    `Came from a paid medium (utm_medium ${utm.medium})`,
    LEAD_SCORE.paidMedium.points,
  )
  for (const { containing, points } of LEAD_SCORE.path)
    add(
      containing.some((word) => path.includes(word)),
      `Wrote from a page about ${containing.join(' or ')}`,
      points,
    )
  add(
    referrer.toLowerCase().includes(LEAD_SCORE.googleReferrer.containing),
    'Was referred by Google',
    LEAD_SCORE.googleReferrer.points,
  )

  const sum = reasons.reduce((total, { points }) => total + points, 0)
  return { points: Math.min(sum, LEAD_SCORE.cap), reasons }
}

/** The tags of a lead (section 7), without duplicates. `extra` are the sender's, which must not look like ours. */
export function leadTags(source: string, points: number, extra: readonly string[] = []): string[] {
  const reserved = [LEAD_TAG.highQuality, LEAD_TAG.scorePrefix].map((tag) =>
    tag.replace(/\W/g, '').toLowerCase(),
  )
  const own = [source, ...extra].filter((tag) => {
    const bare = tag.replace(/\W/g, '').toLowerCase()
    return !reserved.some((prefix) => bare.startsWith(prefix))
  })
  return [
    ...new Set([
      LEAD_TAG.website,
      LEAD_TAG.team,
      ...own,
      `${LEAD_TAG.scorePrefix}${points}`,
      ...(points > LEAD_SCORE.highQualityAbove ? [LEAD_TAG.highQuality] : []),
    ]),
  ]
}
