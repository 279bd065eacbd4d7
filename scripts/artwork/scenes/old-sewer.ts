import { svg } from '../svg.ts'
import { height, width } from './frame.ts'
import { home, people, sky } from './old-sewer/above.ts'
import { earth, foundation, pipe, roots } from './old-sewer/below.ts'

/** What an older house asks of its buyers: a camera goes down its clay pipe, where the elm's roots are. */
export function oldSewer(): string {
  return svg(width, height, [
    ...sky(),
    ...home(),
    ...earth(),
    ...foundation(),
    ...pipe(),
    ...roots(),
    ...people(),
  ])
}
