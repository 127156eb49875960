import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { useText } from '../../lib/language/language.tsx';
import { paths } from '../../lib/paths.ts';
import { uiText } from '../messages.ts';
import { StatusView } from './status-view.tsx';

export function UnderConstructionView({ level }: { level?: 'h1' | 'h2' }) {
  const t = useText(uiText);
  return (
    <StatusView
      figure={<ConstructionArt name={t.constructionArt} />}
      heading={t.construction}
      level={level}
      text={t.constructionText}
      action={
        <Button component={Link} to={paths.home}>
          {t.goToHome}
        </Button>
      }
    />
  );
}

const OUTLINE = { fill: 'none', stroke: 'var(--line-strong)', strokeWidth: 3, strokeDasharray: '7 7' };

function ConstructionArt({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 320 240" role="img" aria-label={name} style={{ width: 'min(340px, 78vw)', height: 'auto' }}>
      <ellipse fill="var(--tile)" cx="160" cy="218" rx="140" ry="14" />
      <path fill="none" stroke="var(--line-strong)" strokeWidth="10" strokeLinecap="round" d="M58 88v128M262 88v128" />
      <path fill="var(--ink-soft)" d="M46 158h228v18H46z" />
      <rect fill="#6c63a8" x="78" y="126" width="44" height="32" rx="8" />
      <rect {...OUTLINE} x="139" y="128" width="46" height="30" rx="8" />
      <circle {...OUTLINE} cx="224" cy="141" r="17" />
      <path fill="#0b7a75" d="M40 40h60v52a30 30 0 0 1-60 0zm120 0h60v52a30 30 0 0 1-60 0z" />
      <path fill="#f59f00" d="M100 40h60v52a30 30 0 0 1-60 0zm120 0h60v52a30 30 0 0 1-60 0z" />
      <rect fill="#075e5a" x="34" y="24" width="252" height="22" rx="11" />
    </svg>
  );
}
