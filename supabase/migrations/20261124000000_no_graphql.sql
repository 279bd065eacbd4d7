-- The site calls the database over REST alone. A hosted project may come with a GraphQL endpoint, which describes the
-- schema to everybody and answers queries of any depth.
drop extension if exists pg_graphql;
