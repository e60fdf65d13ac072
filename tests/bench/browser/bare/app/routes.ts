import { index, type RouteConfig } from '@react-router/dev/routes';

const routes: RouteConfig = [index('page.route.tsx')];

export { routes as default };
