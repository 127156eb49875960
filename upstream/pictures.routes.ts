import express, { Router } from 'express';

/** Serves the composed pictures under `/pictures`. A name says all that is in the file, so it may be kept for ever. */
export function pictureRoutes(picturesDir: string): Router {
  const routes = Router();
  routes.use('/pictures', express.static(picturesDir, { index: false, immutable: true, maxAge: '1y' }), (_req, res) => {
    res.status(404).type('text').send('There is no such picture.');
  });
  return routes;
}
