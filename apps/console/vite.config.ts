import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const consoleUrl = process.env['CONSOLE_URL'] ?? 'http://localhost:4100'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssMinify: 'lightningcss',
    // The content security policy allows neither inline styles nor data addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            { name: 'start', tags: ['$initial'], test: /^(?!.*\/(index\.html|main\.tsx)$)/ },
          ],
        },
      },
    },
    reportCompressedSize: true,
  },
  server: {
    // The console answers pages of its own address only.
    proxy: Object.fromEntries(
      ['/operator', '/console.json'].map(path => [
        path,
        { target: consoleUrl, headers: { origin: consoleUrl } },
      ]),
    ),
  },
})
