import { useNavigate, type NavigateOptions } from 'react-router-dom';
import { navigationEnd } from './shop-router.ts';

/** Opens a path. The promise resolves once its screen is shown, whose code may have to be loaded first. */
export function useOpen(): (path: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  return async (path, options) => {
    void navigate(path, options);
    await navigationEnd();
  };
}
