/** How many tests run at the same time. */
import { availableParallelism, totalmem } from 'node:os'

/** Memory of a worker with its own stack and browser, in bytes. */
const MEMORY_OF_A_WORKER = 1.5 * 2 ** 30

/** One for each core, as far as there is memory. */
export const testWorkers = (cores = availableParallelism(), memory = totalmem()): number =>
  Math.max(1, Math.min(cores, Math.floor(memory / MEMORY_OF_A_WORKER)))
