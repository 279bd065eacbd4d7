/** Runs once before all browser tests, whichever are chosen. */
import { forgetWalked } from '../path-harness/levels.ts'

export default () => forgetWalked(3)
