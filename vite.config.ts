import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['tests/{machines,content,unit}/**/*.test.{ts,tsx}'],
  },
})
