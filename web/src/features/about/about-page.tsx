import { PageTitle } from '../../ui/page-title.tsx';
import layout from '../../ui/layout.module.css';
import { shopName } from '../../lib/shop-name.ts';
import classes from './about-page.module.css';
import { TEAM } from './team.ts';
import { TeamMember } from './team-member.tsx';

/** Who runs the shop, and what shoppers may rely on. */
export function AboutPage() {
  return (
    <>
      <PageTitle title="About Us" />
      <div className={`${layout.container} ${layout.page}`}>
        <header className={classes.intro}>
          <h1>About Us</h1>
          <p>
            {shopName} stands for reliability. We say what we will do, and we do it by the day we named: deadlines here
            are promises, kept for shoppers and for one another alike. What you see is what is in stock, and the price
            you see is the price you pay.
          </p>
        </header>
        <section aria-labelledby="team">
          <h2 id="team" className={classes.heading}>
            Team Members
          </h2>
          <ul className={classes.team}>
            {TEAM.map((member) => (
              <TeamMember key={member.name} member={member} />
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
