import { Button, type ButtonProps } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link, type LinkProps } from 'react-router-dom';

/** A link that looks like a button. */
export const LinkButton = ({ icon: LinkIcon, ...button }: ButtonProps & Omit<LinkProps, 'style'> & { icon?: Icon }) => (
  <Button component={Link} {...(LinkIcon && { leftSection: <LinkIcon size={20} aria-hidden /> })} {...button} />
);
