/**
 * A Deno process that runs one edge function from its deployed file until standard input closes. `DENO_SERVE_ADDRESS`
 * sets the port.
 */
const [entry] = Deno.args
if (!entry) throw new Error('usage: edge-main.ts FUNCTION_URL')

Deno.stdin.readable.pipeTo(new WritableStream()).finally(() => Deno.exit(0))
await import(entry)
