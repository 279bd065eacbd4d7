import { frameText } from '../../../content/calculators/copy.ts'
import { frames, links } from '../../../content/links.ts'
import { aerialVideos } from '../../../content/pages/aerial-videos.ts'
import { buyer } from '../../../content/pages/buyer.ts'
import { investmentGuide } from '../../../content/pages/investment-guide.ts'
import { videoProduction } from '../../../content/pages/video-production.ts'
import type { Place, Places } from '../../path-harness/place.ts'
import type { Part } from '../../path-harness/visitor.ts'
import { type Embedded, embedScreenOf, film } from './screen.ts'

const place = (embedded: Embedded): Place => ({
  ...{ page: embedded.path, part: embedded.part, screen: embedScreenOf(embedded) },
})
const region = (name: string): Part => ({ role: 'region', name })

const AERIAL = '/aerial-videos'
const { main, showcase } = aerialVideos
const [rental] = buyer.digitalTools.items
const { portfolio } = videoProduction
const { video } = investmentGuide

export const places: Places = {
  'the aerial film': place(film(AERIAL, region(main.title), main.embed)),
  // The content may have any number of these.
  ...Object.fromEntries(
    showcase.items
      .slice(0, 1)
      .map((item) => [
        'the first film of the showcase',
        place(film(AERIAL, { selector: 'figure', index: 0, inside: region(showcase.title) }, item)),
      ]),
  ),
  ...Object.fromEntries(
    portfolio.items
      .slice(0, 1)
      .map(({ id, title }) => [
        'the first film of the portfolio',
        place(
          film(
            '/video-production',
            { selector: 'article', index: 0, inside: region(portfolio.title) },
            { title, videoId: id },
          ),
        ),
      ]),
  ),
  'the film of the investment guide': place(film('/investment-guide', region(video.title), video.embed)),
  'the rental calculator for buyers': place({
    path: '/buyer',
    part: region(buyer.digitalTools.title),
    origin: new URL(frames.rentalCalculator.href).origin,
    address: frames.rentalCalculator.href,
    action: rental.poster.action,
    frame: frames.rentalCalculator.label,
    link: links.rentalAnalysis,
    text: frameText,
  }),
}
