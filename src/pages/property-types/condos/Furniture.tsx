import styles from './CondoBuyers.module.css'

type Room = 'living' | 'bedroom' | 'bathroom' | 'kitchen'

/** As a floor plan shows it, from above, in a box of 260 by 150. */
const FURNITURE: Record<Room, string> = {
  // A sofa along the wall, two armchairs and a table on a rug.
  living:
    'M50 2h160v46H50zM66 2v30h128V2M66 32h128M130 2v30M24 66h212v82H24zM96 84h68v36H96zM36 78h34v42H36zM36 88h24v22H36zM190 78h34v42h-34zM200 88h24v22h-24z',
  // A double bed with two pillows and a turned-down sheet, between its tables.
  bedroom:
    'M70 2h120v140H70zM82 12h42v26H82zM136 12h42v26h-42zM70 58h120M70 78h120M30 2h32v32H30zM198 2h32v32h-32z',
  // A tub, a basin in its cabinet, and a toilet.
  bathroom:
    'M2 2h130v60H2zM26 10h82a22 22 0 0 1 0 44H26q-16 0-16-22t16-22zM26 32h1M150 2h54v40h-54zM177 10a17 12 0 1 1 0 24a17 12 0 1 1 0-24M220 2h36v16h-36zM238 20a15 19 0 1 1 0 38a15 19 0 1 1 0-38',
  // A counter with a sink and a range, and a table with six chairs.
  kitchen:
    'M2 2h256v36H2zM24 8h44v24H24zM72 8h22v24H72zM150 2v36M198 2v36M162 12h1M186 12h1M162 28h1M186 28h1M60 78h140v48H60zM76 58h28v16H76zM116 58h28v16h-28zM156 58h28v16h-28zM76 130h28v16H76zM116 130h28v16h-28zM156 130h28v16h-28z',
}

/** What stands in a room, where the plan is large enough for it. */
export const Furniture = ({ room }: { room: Room }) => (
  <svg className={styles.furniture} data-room={room} viewBox="0 0 260 150" fill="none" aria-hidden="true">
    <path d={FURNITURE[room]} stroke="currentcolor" strokeWidth="1.25" vectorEffect="non-scaling-stroke" />
  </svg>
)
