import type { Plugin } from 'vite';
import { leaveOut, replaceIn } from './leave-out.ts';

/** The version whose code was read for what follows. */
const VERSION = /^ {2}version: "19\.3\.1",$/m;

/** Called for `<ViewTransition>` and for refs of fragments, which the shop does not use (docs/decisions/0034-a-smaller-react.md). */
const TRANSITIONS_AND_FRAGMENTS = [
  'applyViewTransitionToHostInstances',
  'commitAfterMutationEffectsOnFiber',
  'commitExitViewTransitions',
  'commitFragmentInstanceDeletionEffects',
  'commitFragmentInstanceInsertionEffects',
  'commitNestedViewTransitions',
  'commitNewChildToFragmentInstances',
  'createViewTransitionInstance',
  'getViewTransitionClassName',
  'getViewTransitionName',
  'isFragmentInstanceParent',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'startViewTransition',
];

/** For lists of suspended parts, a type that React itself does not export. */
const SUSPENSE_LISTS = [
  'cutOffTailIfNeeded',
  'findFirstSuspended',
  'popSuspenseListContext',
  'pushSuspenseListContext',
  'updateSuspenseListComponent',
];

/** Says which components an error went through. Nothing in the shop reads it. */
const COMPONENT_STACKS = ['getStackByFiberInDevAndProd'];

const UNUSED = [...TRANSITIONS_AND_FRAGMENTS, ...SUSPENSE_LISTS, ...COMPONENT_STACKS];
const METHODS = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ = function.*?^\};$/gms;
const REFUSAL = "throw new TypeError('The built shop has no refs of fragments. See web/lean-react-plugin.ts.');";

/** Leaves out of the built shop's React what the shop does not use. The build fails with a version that nobody has read. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: /react-dom-client\.production\.js/ }, handler: withoutUnused },
  };
}

/**
 * Takes the production build of `react-dom/client`. The minifier then drops what only the emptied functions call. A view transition
 * is refused as an element of an unknown type.
 */
export function withoutUnused(code: string): string {
  const library = 'react-dom/client';
  replaceIn(code, VERSION, '', library);
  const withoutMethods = replaceIn(code, METHODS, '', library);
  const withoutType = replaceIn(withoutMethods, /Symbol\.for\("react\.view_transition"\)/, 'Symbol()', library);
  const bodies = Object.fromEntries(UNUSED.map((name) => [name, '']));
  return leaveOut(withoutType, { ...bodies, FragmentInstance: REFUSAL }, library);
}
