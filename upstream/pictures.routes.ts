import express, { Router } from 'express';

/** A file of the same name never changes, so it may be cached forever. */
export function pictureRoutes(picturesDir: string): Router {
  const routes = Router();
  routes.use('/pictures', express.static(picturesDir, { index: false, immutable: true, maxAge: '1y' }), (_req, res) => {
    res.status(404).type('text').send('There is no such picture.');
  });
  return routes;
}
