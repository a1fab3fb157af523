#!/bin/sh
# The roles and the database of docs/operation.md, made once by the image of PostgreSQL.
set -eu
psql --set ON_ERROR_STOP=1 --set owner="$OWNER_PASSWORD" --set app="$APP_PASSWORD" --username postgres <<'SQL'
create role koinklass_owner login password :'owner';
create role koinklass_app login password :'app';
create database koinklass owner koinklass_owner template template0 encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8';
SQL
