import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080'

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
    // The first load is two files, which compress better than fifty; the libraries rarely change.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /node_modules/, priority: 1 },
            // The entry stays apart: its file name identifies the release.
            { name: 'start', tags: ['$initial'], test: /^(?!.*\/(index\.html|main\.tsx)$)/ },
            // Modules that pages need together: one file compresses better than several.
            { name: 'kinds', test: /\/site\/src\/kinds\/(kinds|.*-kind|.*-defaults)\.ts$/ },
            { name: 'fields', test: /\/controls\/(field|field-frame|select-field)\./ },
          ],
        },
      },
    },
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': { target: gateway, ws: true },
      '/calendar': { target: gateway },
      '/client': { target: gateway },
      '/fair': { target: gateway },
      '/favicon.ico': { target: gateway },
      '/health': { target: gateway },
      '/icons': { target: gateway },
      '/manifest.webmanifest': { target: gateway },
      '/share': { target: gateway },
    },
  },
})
