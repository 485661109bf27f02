import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offline } from './offline.ts';
import { packed } from './packed.ts';

export default defineConfig({
  base: './',
  plugins: [react(), offline(), packed()],
  worker: { format: 'es' },
  build: { target: 'es2023', modulePreload: { polyfill: false }, chunkSizeWarningLimit: 400 },
});
