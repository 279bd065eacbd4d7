/** The crown from the nape to the hairline, and the throat from the chin back to the nape: every head has them. */
const CROWN = 'M-34 44C-52 0-40-58 4-58'
const THROAT = 'C14 76 16 88 25 100H-40C-34 80-32 62-34 44z'

/** From the hairline to the throat in one line: forehead, brow, nose, lips and chin. */
const outline = (front: string): string => CROWN + front + THROAT

/**
 * The outlines of faces and their necks, from the side. All keep to the same hairline, eyes and mouth, so that any hair,
 * beard or glasses fit each of them.
 */
export const profiles = {
  /** A straight nose and a level chin. */
  even: outline(
    'C32-58 42-40 42-21C42-16 40-12 40-8C42 0 49 9 52 15C54 19 51 22 46 22C45 25 46 27 47 29C49 31 48 34 45 35C48 37 47 40 45 41C43 43 44 45 44 48C45 56 37 61 29 60C24 60 18 59 15 57',
  ),
  /** A round forehead, a short nose that turns up, and a small chin. */
  snub: outline(
    'C34-58 46-42 43-22C42-17 40-13 40-8C41 0 47 5 52 9C55 12 51 18 45 20C44 23 47 25 48 28C49 31 47 33 44 34C47 36 47 39 44 41C41 43 44 46 43 50C41 57 34 59 27 58C22 58 18 57 15 56',
  ),
  /** A heavy brow, a bridge that bends, and a square jaw. */
  hooked: outline(
    'C30-58 39-46 41-29C46-22 46-16 41-11C49-5 56 6 57 17C57 22 51 24 46 23C45 26 47 27 47 30C48 32 47 34 44 35C47 37 46 40 43 42C42 45 48 48 48 53C48 61 40 65 31 63C25 62 19 61 15 59',
  ),
  /** A high forehead, a low bridge and full lips. */
  full: outline(
    'C36-58 47-42 44-23C43-17 41-14 41-8C42-1 46 7 51 13C54 19 51 23 46 23C47 25 51 26 52 30C53 33 49 35 46 36C51 37 51 41 48 43C44 45 45 48 44 51C43 58 36 61 28 60C23 60 18 59 15 57',
  ),
  /** A long nose, thin lips, and a chin that comes forward over a looser throat. */
  lean: outline(
    'C29-58 38-45 41-25C44-20 43-15 40-11C45-3 54 9 56 18C56 23 50 24 45 23C43 26 44 28 45 30C46 32 45 34 42 35C44 37 44 40 41 42C41 45 47 48 47 53C46 61 38 63 31 61C26 63 19 64 15 62',
  ),
  /** Round cheeks, a short straight nose, and a full throat under a soft chin. */
  soft: outline(
    'C34-58 45-42 42-22C41-17 40-13 40-8C41-1 48 6 52 12C54 17 51 21 45 21C45 24 48 26 48 29C48 32 46 34 44 35C47 37 47 40 44 42C44 45 46 48 45 53C42 62 33 66 25 66C22 70 20 74 18 78',
  ),
} as const

export type Profile = keyof typeof profiles
