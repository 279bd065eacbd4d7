import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { devPages } from './scripts/vite/dev-pages.ts'
import { previewPages } from './scripts/vite/preview-pages.ts'

export default defineConfig({
  appType: 'custom',
  publicDir: 'src/public',
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      quoteStyle: 'single',
      semicolons: false,
      disableLogging: true,
    }),
    react(),
    devPages(),
    previewPages(),
  ],
  build: {
    manifest: true,
    target: 'es2022',
    rollupOptions: { input: 'src/main.ts' },
  },
  test: {
    include: ['tests/{machines,content,unit}/**/*.test.{ts,tsx}'],
  },
})
