import 'graphiql/setup-workers/vite';
import { createRoot } from 'react-dom/client';
import './sandbox.css';
import '../src/theme/base.css';
import '../src/theme/mantine.css';
import '../src/theme/mantine-late.css';
import { Mantine } from '../src/theme/mantine.tsx';
import { Sandbox } from './sandbox.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root.');
// This page's policy admits styles without a nonce, since the editor makes some.
createRoot(root).render(
  <Mantine styleNonce="">
    <Sandbox />
  </Mantine>,
);
